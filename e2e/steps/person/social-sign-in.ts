import type { APIRequestContext, BrowserContext } from '@playwright/test'

import type { DemoPerson } from '../booking/demo-fixtures.ts'
import { serveShells } from '../server/shells.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 4310)

/**
 * The URL of the second server of the browser tests, which supports signing in with Google, Apple and Facebook.
 */
export const SOCIAL_SIGN_IN_URL = `http://localhost:${PORT + 1}`
/** The URL of the third server, which runs at night and requires the bot check. */
export const BOT_CHECK_URL = `http://localhost:${PORT + 5}`
const TOKENS_URL = `http://127.0.0.1:${PORT + 4}/token`

type ProviderUser = Pick<DemoPerson, 'name' | 'email'>

/** Mocks the `config.json` that pages in this context load. */
export async function configurePages(context: BrowserContext, config: object) {
  await serveShells(context)
  await context.route('**/config.json', (route) => route.fulfill({ json: config }))
}

export const PROVIDERS_CONFIG = {
  socialSignIn: { google: 'masar-google', apple: 'masar-apple', facebook: 'masar-facebook' },
}

/** Requests an ID token with the provider's signature; `old` tokens are expired. */
export async function requestToken(
  request: APIRequestContext,
  provider: 'google' | 'apple',
  { name, email }: ProviderUser,
  more: { old?: string } = {},
): Promise<string> {
  const response = await request.get(TOKENS_URL, { params: { provider, email, name, ...more } })
  return response.text()
}

export const createScriptResponse = (body: string) => ({ contentType: 'text/javascript', body })

/** Mocks Google Identity Services with a button that returns this token. */
export async function standInForGoogle(context: BrowserContext, token: string) {
  const body = `window.google = { accounts: { id: {
    initialize(options) { this.options = options },
    renderButton(place, { width }) {
      const button = document.createElement('button')
      button.textContent = 'Google'
      button.style = 'height: 40px; border: 1px solid; width: ' + width + 'px'
      button.onclick = () => this.options.callback({ credential: ${JSON.stringify(token)} })
      place.append(button)
    },
  } } }`
  await context.route('https://accounts.google.com/gsi/client*', (route) =>
    route.fulfill(createScriptResponse(body)),
  )
}

const APPLE_WINDOW_URL = 'https://appleid.apple.com/auth/authorize'

/** Mocks “Sign in with Apple JS” with a window that can be confirmed or closed. */
export async function standInForApple(context: BrowserContext, token: string) {
  const body = `window.AppleID = { auth: {
    init() {},
    signIn: () => new Promise((resolve, reject) => {
      const popup = open('${APPLE_WINDOW_URL}', 'apple', 'width=500,height=600')
      if (!popup) return reject({ error: 'popup_blocked_by_browser' })
      const watch = setInterval(() => {
        if (!popup.closed) return
        clearInterval(watch)
        reject({ error: 'popup_closed_by_user' })
      }, 50)
      addEventListener('message', ({ origin }) => {
        if (origin !== 'https://appleid.apple.com') return
        clearInterval(watch)
        resolve({ authorization: { id_token: ${JSON.stringify(token)} } })
      })
    }),
  } }`
  await context.route('https://appleid.cdn-apple.com/**', (route) =>
    route.fulfill(createScriptResponse(body)),
  )
  await context.route(`${APPLE_WINDOW_URL}*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<button onclick="opener.postMessage('yes', '*'); close()">Continue</button>`,
    }),
  )
}

/** Serves a minimal Facebook SDK; the stand-in server reads the address from the token. */
export async function standInForFacebook(context: BrowserContext, { name, email }: ProviderUser) {
  const body = `window.FB = {
    init() {},
    login: (answer) => answer({ authResponse: { accessToken: 'EAAB-${email}' } }),
    api: (path, query, answer) => answer({ name: '${name}', email: '${email}' }),
  }`
  await context.route('https://connect.facebook.net/**', (route) =>
    route.fulfill(createScriptResponse(body)),
  )
}

/** Serves a minimal reCAPTCHA that always returns this token. */
export async function standInForRecaptcha(context: BrowserContext, token: string) {
  const body = `window.grecaptcha = {
    ready: (callback) => callback(),
    execute: (key, { action }) => Promise.resolve('${token}-for-' + action),
  }`
  await context.route(RECAPTCHA_URL, (route) => route.fulfill(createScriptResponse(body)))
  await standInForIpLookup(context)
}

export const RECAPTCHA_URL = 'https://www.google.com/recaptcha/api.js*'

export const standInForIpLookup = (context: BrowserContext) =>
  context.route('https://api.ipify.org/**', (route) =>
    route.fulfill({ json: { ip: '192.0.2.7' }, headers: { 'access-control-allow-origin': '*' } }),
  )
