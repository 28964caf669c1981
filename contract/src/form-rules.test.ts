import { describe, expect, it } from 'vitest';
import { materialEndpoints } from './endpoints/materials.ts';
import { AppKey, AppSecret, Email, Name, Password, Username, WebAddress } from './form-rules.ts';

const holds = (rule: { safeParse(text: string): { success: boolean } }, texts: string[]) =>
  texts.map((text) => rule.safeParse(text).success);
const allOf = (length: number, letter = 'a') => letter.repeat(length);

describe('how forms are filled in', () => {
  it('R-ADM-010 a username has 4 to 20 letters, digits, underscores and hyphens', () => {
    expect(holds(Username, ['abcd', 'a_b-9', allOf(20)])).toEqual([true, true, true]);
    expect(holds(Username, ['abc', allOf(21), 'has space', 'é_accent', 'a.b.c'])).not.toContain(true);
  });

  it('R-ADM-011 an app key has 15 to 35 of them', () => {
    expect(holds(AppKey, [allOf(15), allOf(35), 'wx_0123456789-ab'])).toEqual([true, true, true]);
    expect(holds(AppKey, [allOf(14), allOf(36), `${allOf(15)} `])).not.toContain(true);
  });

  it('R-ADM-012 an app secret has 28 to 45 of them', () => {
    expect(holds(AppSecret, [allOf(28), allOf(45)])).toEqual([true, true]);
    expect(holds(AppSecret, [allOf(27), allOf(46), `${allOf(28)}!`])).not.toContain(true);
  });

  it('R-ADM-013 a password has 8 to 16 characters with a letter, a digit and another one', () => {
    expect(holds(Password, ['abcdef1!', '12345678901234a!', '密码密码密码1!'])).toEqual([true, true, true]);
    expect(holds(Password, ['abcde1!', `${allOf(15)}1!`, 'abcdefg1', 'abcdefg!', '1234567!'])).not.toContain(
      true,
    );
    expect(holds(Password, ['abcdefg 1'])).not.toContain(true);
  });

  it('a name is one that can be seen: what hides in it goes, and with nothing left it is none', () => {
    for (const nothing of ['', '  ', '\u200b', '\u3164', '\u202e\u2066 \ufeff', '\u200d'])
      expect([nothing, Name.safeParse(nothing).success]).toEqual([nothing, false]);
    const radio = [
      'Radio\u200b',
      '\u202eRadio',
      'Ra\u00addio',
      '\ufeffRadio\n',
      'R\u200cadi\u2060o',
      'Radi\ufe0fo',
    ];
    expect(radio.map((text) => Name.parse(text))).toEqual(radio.map(() => 'Radio'));
    expect(Name.parse(' News \n\u00a0 desk ')).toBe('News desk');
    expect(Name.safeParse(`${allOf(100)}\u200b`).success).toBe(true);
    expect(Name.safeParse(allOf(101)).success).toBe(false);
  });

  it('a material cannot be called by what cannot be seen', () => {
    const title = materialEndpoints.changeMaterial.input.shape.title;
    expect(holds(title, ['\u200b', ' \u2060 '])).toEqual([false, false]);
    expect(title.parse('Har\u200bbour')).toBe('Harbour');
  });

  it('what joins the letters of a script, and how a character is drawn, stays in a name', () => {
    const names = [
      'می\u200cخواهم',
      'क्\u200dष',
      '山田　太郎',
      '辻\u{e0100}',
      '👩🏽\u200d💻 desk',
      '❤\ufe0f',
      'Šárka O’Neill-Çelik',
    ];
    expect(names.map((text) => Name.parse(text))).toEqual(names);
  });

  it('R-ADM-014 an e-mail has its form, or is none', () => {
    expect(holds(Email, ['', 'a.b@example.com'])).toEqual([true, true]);
    expect(holds(Email, ['a@', 'a b@example.com', 'example.com'])).not.toContain(true);
  });

  it('R-ADM-015 the address of a page is one of the web', () => {
    expect(holds(WebAddress, ['https://example.com/a?b=1', 'http://example.org'])).toEqual([true, true]);
    expect(
      holds(WebAddress, ['javascript:alert(1)', 'example.com', 'ftp://example.com', 'https://']),
    ).not.toContain(true);
  });
});
