import type { APIRequestContext } from '@playwright/test'

/** The links in a user's mails are a day older (server/README.md). */
export const endLinks = (request: APIRequestContext, email: string) => act(request, 'links', email)

/** The account used only a sign-in provider and has no password. */
export const forgetPassword = (request: APIRequestContext, email: string) =>
  act(request, 'passwords', email)

async function act(request: APIRequestContext, what: string, email: string) {
  const response = await request.post(`/__backstage/${what}`, { data: { email } })
  const { changed } = (await response.json()) as { changed: number }
  if (changed < 1) throw new Error(`${email} has no ${what} to change.`)
}
