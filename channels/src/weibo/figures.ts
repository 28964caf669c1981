// What readers did with a post since it was published. Reads only; how often it was seen Weibo tells no application.
import { z } from 'zod';
import type { ReadFigures } from '../channel.ts';
import { counted } from '../counted.ts';
import { askApi, saysNotThere } from './answers.ts';

/** Texts in the documents' example. */
const Count = z.union([z.number(), z.string().regex(/^\d+$/)]).transform(Number);
const Counts = z.array(z.object({ comments: Count, reposts: Count, attitudes: Count.optional() }));

/** One of the hundred calls a day that an account has. */
export const figures: ReadFigures = async (outside, { token }, externalId) => {
  const answer = await askApi(outside, token.access, 'statuses/count', { ids: externalId }, Counts);
  if (!answer.ok) return saysNotThere(answer.failure) ? { ok: true, value: null } : answer;
  const [told] = answer.value.value;
  if (!told) return { ok: true, value: null };
  const { attitudes: likes, comments, reposts: shares } = told;
  return { ok: true, value: counted({ likes, comments, shares }) };
};
