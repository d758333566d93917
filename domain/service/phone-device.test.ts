import { describe, expect, it } from 'vitest'

import { isPhoneDevice } from './phone-device.ts'

const IPHONE_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const IPAD_USER_AGENT =
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1'
const ANDROID_PHONE_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36'
const ANDROID_TABLET_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'

describe('isPhoneDevice', () => {
  it.each([
    ['iPhone', IPHONE_USER_AGENT, true],
    ['iPad', IPAD_USER_AGENT, false],
    ['Android phone', ANDROID_PHONE_USER_AGENT, true],
    ['Android tablet', ANDROID_TABLET_USER_AGENT, false],
    ['empty', '', false],
  ])('without a hint, decides by the user agent: %s', (_device, agent, expected) => {
    expect(isPhoneDevice(agent)).toBe(expected)
    expect(isPhoneDevice(agent, null)).toBe(expected)
  })

  it.each([
    ['?1', true],
    ['?0', false],
    [true, true],
    [false, false],
  ])('prefers the hint %j to the user agent', (hint, expected) => {
    expect(isPhoneDevice(ANDROID_PHONE_USER_AGENT, hint)).toBe(expected)
    expect(isPhoneDevice(ANDROID_TABLET_USER_AGENT, hint)).toBe(expected)
  })

  it('ignores a malformed hint', () => {
    expect(isPhoneDevice(ANDROID_PHONE_USER_AGENT, 'yes')).toBe(true)
    expect(isPhoneDevice(ANDROID_TABLET_USER_AGENT, 'yes')).toBe(false)
  })
})
