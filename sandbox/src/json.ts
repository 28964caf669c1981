// What may travel as JSON, and careful ways to look into it.
export type Json = null | boolean | number | string | Json[] | JsonRecord;
export interface JsonRecord {
  [key: string]: Json | undefined;
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function parseJson(text: string): { value: Json } | 'malformed' {
  try {
    const value: Json = JSON.parse(text);
    return { value };
  } catch {
    return 'malformed';
  }
}

export function parseRecord(text: string): JsonRecord | undefined {
  const parsed = parseJson(text);
  return parsed !== 'malformed' && isRecord(parsed.value) ? parsed.value : undefined;
}

export function textAt(record: JsonRecord, key: string): string | undefined {
  const value = record[key];
  return typeof value === 'string' ? value : undefined;
}

export function numberAt(record: JsonRecord, key: string): number | undefined {
  const value = record[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function textsAt(record: JsonRecord, key: string): string[] | undefined {
  const value = record[key];
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((item) => typeof item === 'string');
  return texts.length === value.length ? texts : undefined;
}

export function textRecord(value: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  if (!isRecord(value)) return texts;
  for (const [key, item] of Object.entries(value)) {
    const last = Array.isArray(item) ? item.at(-1) : item;
    if (typeof last === 'string') texts[key] = last;
  }
  return texts;
}
