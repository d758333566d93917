import { isPhoneDevice } from '@masar/domain/service/phone-device.ts'

/** Chromium only; missing in TypeScript's DOM library: https://wicg.github.io/ua-client-hints/#navigatoruadata */
interface HintedNavigator extends Navigator {
  userAgentData?: { mobile: boolean }
}

/**
 * Returns whether this browser runs on a phone. The server uses `isPhoneDevice` with the request headers
 * instead.
 */
export const isPhoneBrowser = ({
  userAgent,
  userAgentData,
}: HintedNavigator = navigator): boolean => isPhoneDevice(userAgent, userAgentData?.mobile)
