import { expect, it } from 'vitest';
import { readPlainXml } from './plain-xml.ts';

it('elements are read without prefixes, repeated ones as lists, entities of XML decoded once', () => {
  const text = `<?xml version="1.0"?><cas:a xmlns:cas="urn:x"><cas:b>001</cas:b><cas:c>x &amp;amp; &#38;</cas:c><cas:c><![CDATA[<q>]]></cas:c></cas:a>`;
  expect(readPlainXml(text)).toMatchObject({ a: { b: '001', c: ['x &amp; &', '<q>'] } });
});

it('a document that declares anything for itself, is not well formed, too deep, too long, or names a trap of the language is none', () => {
  const odd = [
    '<!DOCTYPE a [<!ENTITY x "boo">]><a>&x;</a>',
    '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
    '<a><!ENTITY x SYSTEM "http://127.0.0.1/"></a>',
    '<a><b></a>',
    '<a><__proto__><admin>1</admin></__proto__></a>',
    `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`,
    `<a>${'x'.repeat(70_000)}</a>`,
    'not xml',
  ];
  for (const text of odd)
    expect([text.slice(0, 40), readPlainXml(text)]).toEqual([text.slice(0, 40), undefined]);
});
