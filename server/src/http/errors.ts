// Every error becomes an envelope: a code, a sentence in the caller's language, and what a screen needs to show it.
import { codes, type Code } from '@herald/contract/codes.ts';
import type { Envelope } from '@herald/contract/envelope.ts';
import { chooseLanguage, type Language } from '@herald/contract/languages.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { ScannerAway } from '../files/clamd.ts';
import { StoreAway } from '../files/files.ts';
import { Refusal } from '../refusal.ts';
import { FilmUnread } from '../video/video.ts';
import { BadInput } from './bad-input.ts';

/** The language of a call: what the browser sends, the console's own choice first in it. */
export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['accept-language'] ?? '';
  return chooseLanguage(
    null,
    header.split(',').map((tag) => tag.split(';')[0]?.trim() ?? ''),
  );
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status } = codes[refusal.code];
  if (status === 429) reply.header('retry-after', refusal.figures['seconds']);
  return reply.status(status).send(envelopeOf(refusal, languageOf(request)));
}

export function envelopeOf(refusal: Refusal, language: Language): Envelope {
  const detail = refusal.detailIn(language);
  const figures = detail === '' ? refusal.figures : { detail, ...refusal.figures };
  return {
    code: codes[refusal.code].wire,
    message: say(language, refusal.code, figures),
    data: { code: refusal.code, figures: refusal.figures, problems: refusal.problems },
  };
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'internal') request.log.error({ err: error }, 'unexpected');
    else if (refusal.code === 'store-away') request.log.warn({ err: error }, 'the file store is away');
    else if (refusal.code === 'scanner-away')
      request.log.warn({ err: error }, 'the virus scanner gave no verdict');
    else if (refusal.code === 'film-unread')
      request.log.warn({ err: error }, 'a film could not be read in time');
    else if (isNotStorable(error)) request.log.warn({ err: error }, 'not storable');
    else if (refusal !== error) request.log.debug({ err: error }, 'refused by the framework');
    return sendRefusal(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new Refusal('not-found')));
}

function refusalOf(error: FastifyError | Error): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof ZodError) return new BadInput(error);
  if ('code' in error && error.code === 'ENOSPC') return new Refusal('disk-full');
  if (error instanceof StoreAway) return new Refusal('store-away');
  if (error instanceof ScannerAway) return new Refusal('scanner-away');
  if (error instanceof FilmUnread) return new Refusal('film-unread');
  if (isNotStorable(error)) return new Refusal('request-unreadable');
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return new Refusal(byStatus(status));
}

/** The database's data exceptions: a letter it cannot hold, a number beyond its own (SQLSTATE class 22). */
function isNotStorable(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code);
}

/** The framework's own refusals: its English stays in the log, and no figure is told that it did not give. */
function byStatus(status: number): Code {
  if (status === 413) return 'request-too-large';
  if (status === 406 || status === 415) return 'format-not-taken';
  if (status === 404) return 'not-found';
  return status >= 400 && status < 500 ? 'request-unreadable' : 'internal';
}
