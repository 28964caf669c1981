// Plain XML: what a CAS server says, read without anything a document could declare for itself (no DTD, no entities of its own).
import { XMLParser, XMLValidator } from 'fast-xml-parser';

const longest = 65_536;
const deepest = 12;

const parser = new XMLParser({
  removeNSPrefix: true,
  // "007" and "true" are texts.
  parseTagValue: false,
  ignoreAttributes: (name) => name !== 'code',
  attributeNamePrefix: '@',
  // The five of XML and numeric ones, without which &#38; stays as it is; none is taken from the document.
  htmlEntities: true,
  maxNestedTags: deepest,
});

/** Elements become fields without their prefix, repeated ones lists; undefined for what is no such document. */
export function readPlainXml(text: string): unknown {
  if (text.length > longest || /<!(?!--|\[CDATA\[)/.test(text)) return undefined;
  try {
    if (XMLValidator.validate(text) !== true) return undefined;
    const read: unknown = parser.parse(text);
    return read;
  } catch {
    return undefined;
  }
}
