import type { MailedLinkPurpose } from './links.ts'

type Link = {
  purpose: MailedLinkPurpose
  language: string
  account: { id: string; email: string }
  token: string
  publicUrl: URL
}

/**
 * Builds the URL of a mailed link. These URLs are part of the contract, because emails contain them (WIRE-89).
 */
export function buildLinkUrl({ purpose, language, account, token, publicUrl }: Link): string {
  const { id, email } = account
  if (purpose === 'verify') {
    const path = `/api/confirm-email/${encodeURIComponent(email)}/${token}?l=${language}`
    return new URL(path, publicUrl).href
  }
  const link = new URL(purpose === 'activate' ? '/activate/' : '/reset-password/', publicUrl)
  link.search = new URLSearchParams({ u: id, e: email, t: token, l: language }).toString()
  return link.href
}
