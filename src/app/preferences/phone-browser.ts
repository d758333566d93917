import { isPhone } from '#domain/service/phone.ts'

/** Chromium has it and TypeScript's DOM library does not: https://wicg.github.io/ua-client-hints/#navigatoruadata */
interface HintedNavigator extends Navigator {
  userAgentData?: { mobile: boolean }
}

/** Whether this browser is a phone's. A renderer on the server calls `isPhone` with the headers of the request instead. */
export const isPhoneBrowser = ({
  userAgent,
  userAgentData,
}: HintedNavigator = navigator): boolean => isPhone(userAgent, userAgentData?.mobile)
