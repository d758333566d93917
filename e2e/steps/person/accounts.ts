import type { APIRequestContext } from '@playwright/test'

/** A day has gone by for the links in somebody's mails (server/README.md). */
export const endLinks = (request: APIRequestContext, email: string) => act(request, 'links', email)

/** Somebody has always signed in with a provider and never chosen a password. */
export const forgetPassword = (request: APIRequestContext, email: string) =>
  act(request, 'passwords', email)

async function act(request: APIRequestContext, what: string, email: string) {
  const response = await request.post(`/__backstage/${what}`, { data: { email } })
  const { changed } = (await response.json()) as { changed: number }
  if (changed < 1) throw new Error(`${email} has no ${what} to change.`)
}
