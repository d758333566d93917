import { isPhoneDevice } from '@masar/domain/service/phone-device.ts'

/** Chromium has it and TypeScript's DOM library does not: https://wicg.github.io/ua-client-hints/#navigatoruadata */
interface HintedNavigator extends Navigator {
  userAgentData?: { mobile: boolean }
}

/** Whether this browser is a phone's. A renderer on the server calls `isPhoneDevice` with the headers of the request instead. */
export const isPhoneBrowser = ({
  userAgent,
  userAgentData,
}: HintedNavigator = navigator): boolean => isPhoneDevice(userAgent, userAgentData?.mobile)
