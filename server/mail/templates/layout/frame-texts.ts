import { msg } from '#texts/msg.ts'

/** The texts that all emails have in common. */
export const FRAME_TEXTS = {
  salutation: (name: string) => msg`Hello ${{ name }},`,
  labelled: (label: string, value: string) => msg`${{ label }}: ${{ value }}`,
  copy: msg`Button not working? Copy this address into your browser:`,
  signature: (site: string) => msg`The ${{ site }} team`,
}
