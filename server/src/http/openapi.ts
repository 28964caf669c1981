// OpenAPI: the contract described for machines, made from the endpoints themselves, with the envelope around every answer.
import { allEndpoints } from '@herald/contract/endpoints/all.ts';
import {
  hasBody,
  keyHeader,
  namesPerson,
  personHeader,
  pollHeader,
  type Endpoint,
  type Method,
} from '@herald/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { plainRoute } from './declared.ts';
import { apiBase } from './route.ts';

type Json = { [name: string]: unknown };

export function openapiRoutes(app: FastifyInstance): void {
  const document = JSON.stringify(describeApi());
  plainRoute(app, 'GET', `${apiBase}/openapi.json`, 'anyone', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
}

export function describeApi(): Json {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const endpoint of allEndpoints) {
    const methods = endpoint.alsoTakes === 'post' ? (['GET', 'POST'] as const) : ([endpoint.method] as const);
    for (const method of methods)
      paths[pathOf(endpoint)] = {
        ...paths[pathOf(endpoint)],
        [method.toLowerCase()]: operation(endpoint, method, schemas),
      };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Herald',
      version: '1',
      description: 'Every answer is an envelope: code, message, data. 200 means done.',
    },
    servers: [{ url: apiBase }],
    paths,
    components: {
      schemas: { ...schemas, Refusal: envelope({}) },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const key: Json = {
  name: keyHeader,
  in: 'header',
  required: false,
  description:
    'A key of yours for one thing you do. Repeated with the same content, the call answers as it did first and does nothing twice; kept for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const person: Json = {
  name: personHeader,
  in: 'header',
  required: false,
  description:
    'For whom you call, by their id. Where the session is somebody else’s by now the call is refused and nothing is done.',
  schema: { type: 'string' },
};

const poll: Json = {
  name: pollHeader,
  in: 'header',
  required: false,
  description:
    'That nobody has asked for this just now, as where you look again by a clock. It is answered like any other call and does not keep the session from ending.',
  schema: { type: 'string', enum: ['1'] },
};

function operation(endpoint: Endpoint, method: Method, schemas: Json): Json {
  const name = `${method.toLowerCase()}${endpoint.path.replaceAll(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase())}`;
  const input = schemaOf(endpoint.input, 'input', name, schemas);
  const output = schemaOf(endpoint.output, 'output', name, schemas);
  const refusal = {
    description: 'Refused; the code says why.',
    content: json({ $ref: '#/components/schemas/Refusal' }),
  };
  return {
    operationId: name,
    summary: endpoint.summary,
    'x-permission': endpoint.permission,
    security: endpoint.permission === 'anyone' ? [] : [{ session: [] }],
    parameters: [
      ...parameters(input, endpoint).filter((one) => one.in === 'path' || !hasBody[method]),
      ...(endpoint.repeatable === 'by-key' ? [key] : []),
      ...(namesPerson(endpoint) ? [person, poll] : []),
    ],
    ...(hasBody[method] ? { requestBody: { required: true, content: json(bodyOf(input, endpoint)) } } : {}),
    responses: { '200': { description: 'The envelope.', content: json(envelope(output)) }, default: refusal },
  };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function envelope(data: Json): Json {
  return {
    type: 'object',
    properties: { code: { type: 'integer' }, message: { type: 'string' }, data },
    required: ['code', 'message'],
  };
}

function parameters(input: Json, endpoint: Endpoint): Json[] {
  const required = Array.isArray(input.required) ? input.required : [];
  return Object.entries(isJson(input.properties) ? input.properties : {}).map(([name, schema]) => ({
    name,
    in: isInPath(endpoint, name) ? 'path' : 'query',
    required: isInPath(endpoint, name) || required.includes(name),
    schema,
  }));
}

const isInPath = ({ path }: Endpoint, name: string) => path.split('/').includes(`:${name}`);

/** As OpenAPI writes a part that is a field. */
export function pathOf({ path }: Pick<Endpoint, 'path'>): string {
  return path.replaceAll(/:([a-zA-Z]+)/g, '{$1}');
}

/** Without what stands in the path. */
function bodyOf(input: Json, endpoint: Endpoint): Json {
  if (!endpoint.path.includes(':')) return input;
  const properties = Object.entries(isJson(input.properties) ? input.properties : {});
  const required = Array.isArray(input.required) ? input.required : [];
  return {
    ...input,
    properties: Object.fromEntries(properties.filter(([name]) => !isInPath(endpoint, name))),
    required: required.filter((name) => !isInPath(endpoint, String(name))),
  };
}

/** What a schema refers to inside itself moves to the components: in one document such references begin at its root. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', name: string, schemas: Json): Json {
  const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const prefix = `${name}_${io}_`;
  for (const [key, value] of Object.entries($defs ?? {})) schemas[prefix + key] = moved(value, prefix);
  const whole = moved(rest, prefix);
  return isJson(whole) ? whole : {};
}

function moved(value: unknown, prefix: string): unknown {
  if (Array.isArray(value)) return value.map((one) => moved(one, prefix));
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', `#/components/schemas/${prefix}`)
        : moved(inner, prefix),
    ]),
  );
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
