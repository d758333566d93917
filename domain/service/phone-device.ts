/**
 * Whether a request comes from a phone. Server and browser share this function so that they agree, because the
 * server cannot measure the screen. The hint is `Sec-CH-UA-Mobile` (`?1` or `?0`) or
 * `navigator.userAgentData.mobile`. Without a hint, `Mobi` in the user agent decides, as MDN recommends.
 * Tablets are not phones.
 */
export function isPhoneDevice(userAgent: string, mobileHint?: string | boolean | null): boolean {
  if (typeof mobileHint === 'boolean') return mobileHint
  if (mobileHint === '?1' || mobileHint === '?0') return mobileHint === '?1'
  return userAgent.includes('Mobi') && !userAgent.includes('iPad')
}
