import { i18n } from '@lingui/core'

import { addPageScript } from '#api/cache/page-script.ts'
import type { SocialCredential } from '@masar/machines/session/session-facts.ts'

import { readCredential } from './claims.ts'

const SCRIPT_URL = 'https://accounts.google.com/gsi/client'
const MAX_BUTTON_WIDTH_PX = 400

/** The parts of Google Identity Services that we use. */
interface GoogleId {
  initialize: (options: {
    client_id: string
    ux_mode: 'popup'
    callback: (answer: { credential: string }) => void
  }) => void
  renderButton: (region: HTMLElement, options: Record<string, string | number>) => void
  /** Opens the account chooser if the browser allows it. */
  prompt?: () => void
}

export async function loadGoogle(_clientId: string, signal: AbortSignal): Promise<void> {
  if (findGoogleId()) return
  await addPageScript(`${SCRIPT_URL}?hl=${i18n.locale}`, () => findGoogleId() !== null, signal)
}

/**
 * Opens Google's account chooser. Browsers may block it, and Google opens its window only from its own button,
 * so this also renders that button.
 */
export function signInWithGoogle(clientId: string, region: HTMLElement): Promise<SocialCredential> {
  return new Promise((resolve, reject) => {
    const google = findGoogleId()
    if (!google) throw new Error('The Google script is not loaded.')
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
    // Measure the parent, because an empty region has no width.
    const width = Math.min(
      region.parentElement?.clientWidth || MAX_BUTTON_WIDTH_PX,
      MAX_BUTTON_WIDTH_PX,
    )
    google.renderButton(region, { size: 'large', text: 'continue_with', width })
    google.prompt?.()
  })
}

function findGoogleId(): GoogleId | null {
  const google: unknown = Reflect.get(window, 'google')
  const accounts = readProperty(google, 'accounts')
  const id = readProperty(accounts, 'id')
  return isGoogleId(id) ? id : null
}

const readProperty = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : null

const isGoogleId = (value: unknown): value is GoogleId =>
  typeof readProperty(value, 'initialize') === 'function'
