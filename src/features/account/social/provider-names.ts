import type { SocialProvider } from '@masar/machines/session/session-facts.ts'

export const SOCIAL_PROVIDER_NAMES: Record<SocialProvider, string> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
}
