import * as v from 'valibot';

const clientUrl = v.pipe(v.string(), v.maxLength(2_000), v.url(), v.regex(/^https?:\/\//));
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1_000));

/** Application, as its operator has configured it. */
export const client = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  name,
  url: v.optional(clientUrl),
  logo: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
});

/** Origin of a web page, `https://git.example`; of an application on the device its scheme, `org.example.git:`. */
export const origin = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(/^(?:https?:\/\/[^/?#\s]+|[a-z][a-z\d+.-]*:)$/),
);

/** Kinds of values that an application gets, and those that only the server knows. */
const claims = v.object({
  name: v.boolean(),
  picture: v.boolean(),
  /** Groups that it learns membership of. */
  groups: v.optional(v.pipe(v.array(name), v.maxLength(100))),
  email: v.optional(v.pipe(v.string(), v.maxLength(320))),
});

/** Fields of an access: the application, its scopes, and the values that it gets. */
export const access = {
  client,
  scopes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(50)),
  claims,
};

/** Response to an answer: the URL to go on at. */
export const answered = v.object({ location: v.string() });

export type Client = v.InferOutput<typeof client>;
export type Access = v.InferOutput<v.ObjectSchema<typeof access, undefined>>;
