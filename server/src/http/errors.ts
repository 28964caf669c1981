// Every error becomes an envelope: a code, a sentence in the caller's language, and what a screen needs to show it.
import { codes, type Code } from '@herald/contract/codes.ts';
import { chooseLanguage, type Language } from '@herald/contract/languages.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { Refusal } from '../refusal.ts';

/** The language of a call: what the browser sends, the console's own choice first in it. */
export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['accept-language'] ?? '';
  return chooseLanguage(
    null,
    header.split(',').map((tag) => tag.split(';')[0]?.trim() ?? ''),
  );
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { wire, status } = codes[refusal.code];
  const language = languageOf(request);
  const detail = refusal.problems.map((problem) => say(language, problem.code, problem.figures)).join(' ');
  const figures = detail === '' ? refusal.figures : { detail, ...refusal.figures };
  return reply.status(status).send({
    code: wire,
    message: say(language, refusal.code, figures),
    data: { code: refusal.code, figures: refusal.figures, problems: refusal.problems },
  });
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'internal') request.log.error({ err: error }, 'unexpected');
    return sendRefusal(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new Refusal('not-found')));
}

function refusalOf(error: FastifyError | Error): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof ZodError)
    return new Refusal('input-invalid', {
      detail: error.issues
        .map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`)
        .slice(0, 5)
        .join('; '),
    });
  if ('code' in error && error.code === 'ENOSPC') return new Refusal('disk-full');
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return new Refusal(byStatus(status), { detail: error.message, limit: 1, seconds: 60 });
}

function byStatus(status: number): Code {
  if (status === 413) return 'upload-too-large';
  if (status === 404) return 'not-found';
  if (status === 429) return 'too-many-requests';
  return status >= 400 && status < 500 ? 'input-invalid' : 'internal';
}
