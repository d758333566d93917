import type { APIRequestContext } from '@playwright/test'

/** Expires the links in a user's emails. */
export const expireLinks = (request: APIRequestContext, email: string) =>
  changeAccount(request, 'links', email)

/** Removes the password of an account, as if its user had only used a sign-in provider. */
export const removePassword = (request: APIRequestContext, email: string) =>
  changeAccount(request, 'passwords', email)

async function changeAccount(request: APIRequestContext, what: string, email: string) {
  const response = await request.post(`/__backstage/${what}`, { data: { email } })
  const { changed } = (await response.json()) as { changed: number }
  if (changed < 1) throw new Error(`${email} has no ${what} to change.`)
}
