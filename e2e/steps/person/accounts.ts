import type { APIRequestContext } from '@playwright/test'

/** Expires the links in a user's mails. */
export const expireLinks = (request: APIRequestContext, email: string) =>
  act(request, 'links', email)

/** Removes the password, as if the account had only used a sign-in provider. */
export const removePassword = (request: APIRequestContext, email: string) =>
  act(request, 'passwords', email)

async function act(request: APIRequestContext, what: string, email: string) {
  const response = await request.post(`/__backstage/${what}`, { data: { email } })
  const { changed } = (await response.json()) as { changed: number }
  if (changed < 1) throw new Error(`${email} has no ${what} to change.`)
}
