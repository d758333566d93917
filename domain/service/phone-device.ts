/**
 * Whether a request comes from a phone. The server does not know the screen width; sharing this function
 * ensures that server and browser agree. The hint is `Sec-CH-UA-Mobile` (`?1` or `?0`) or
 * `navigator.userAgentData.mobile`; without one, `Mobi` in the user agent decides, as MDN recommends. Tablets
 * are not phones.
 */
export function isPhoneDevice(userAgent: string, mobileHint?: string | boolean | null): boolean {
  if (typeof mobileHint === 'boolean') return mobileHint
  if (mobileHint === '?1' || mobileHint === '?0') return mobileHint === '?1'
  return userAgent.includes('Mobi') && !userAgent.includes('iPad')
}
