import { i18n } from '@lingui/core'

import { addPageScript } from '#api/cache/page-script.ts'
import type { SocialCredential } from '@masar/machines/session/session-facts.ts'

import { readCredential } from './claims.ts'

const SCRIPT = 'https://accounts.google.com/gsi/client'
const WIDEST = 400

/** What we use of Google Identity Services. */
interface GoogleId {
  initialize: (options: {
    client_id: string
    ux_mode: 'popup'
    callback: (answer: { credential: string }) => void
  }) => void
  renderButton: (region: HTMLElement, look: Record<string, string | number>) => void
  /** Opens the choice of an account where the browser allows it. */
  prompt?: () => void
}

export async function loadGoogle(_clientId: string, signal: AbortSignal): Promise<void> {
  if (googleId()) return
  await addPageScript(`${SCRIPT}?hl=${i18n.locale}`, () => googleId() !== null, signal)
}

/**
 * Opens Google's choice of an account at once. A browser may not allow that, and Google opens its window from a button of its
 * own only: that button is there for a second press.
 */
export function askGoogle(clientId: string, region: HTMLElement): Promise<SocialCredential> {
  return new Promise((resolve, reject) => {
    const google = googleId()
    if (!google) throw new Error('The script of Google has gone.')
    google.initialize({
      client_id: clientId,
      ux_mode: 'popup',
      callback: ({ credential }) => {
        try {
          resolve(readCredential('google', credential))
        } catch (error) {
          reject(error)
        }
      },
    })
    // The place itself has no width while nothing is in it.
    const width = Math.min(region.parentElement?.clientWidth || WIDEST, WIDEST)
    google.renderButton(region, { size: 'large', text: 'continue_with', width })
    google.prompt?.()
  })
}

function googleId(): GoogleId | null {
  const google: unknown = Reflect.get(window, 'google')
  const accounts = readPart(google, 'accounts')
  const id = readPart(accounts, 'id')
  return isGoogleId(id) ? id : null
}

const readPart = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : null

const isGoogleId = (value: unknown): value is GoogleId =>
  typeof readPart(value, 'initialize') === 'function'
