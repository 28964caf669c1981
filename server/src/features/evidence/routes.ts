// The doors of evidence: a picture taken now, those kept, and the way to what is stored.
import { pictureEndpoints as calls } from '@herald/contract/endpoints/pictures.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { plainRoute } from '../../http/declared.ts';
import { apiBase, route } from '../../http/route.ts';
import { isReader } from '../../http/session.ts';
import { Refusal } from '../../refusal.ts';
import { listKeptPictures } from './list-kept-pictures.ts';
import { servePicture } from './serve-picture.ts';
import { takeShot } from './take-shot.ts';

const Asked = z.object({ key: z.string().max(200) });
const Small = z.object({ w: z.literal('320').optional().catch(undefined) });

export function evidenceRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.pageShot, (world, actor, asked) => takeShot(world, actor, asked));
  route(app, context, calls.keptPictures, listKeptPictures);
  plainRoute(app, 'GET', `${apiBase}/content/publish/picture/:key`, 'anyone', async (request, reply) => {
    const { key } = Asked.parse(request.params);
    if (!(await isReader(context, request))) throw new Refusal('not-found');
    const { w } = Small.parse(request.query);
    const { headers, body } = await servePicture(context, { key, isSmall: w !== undefined });
    return reply.headers(headers).send(body);
  });
}
