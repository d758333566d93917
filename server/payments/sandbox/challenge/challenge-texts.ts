import { msg } from '#texts/msg.ts'

/** The texts of the bank's 3-D Secure page. */
export const CHALLENGE_TEXTS = {
  title: msg`Confirm your payment`,
  test: msg`This is a test: no bank is contacted and no money is charged.`,
  question: (amount: string) => msg`Your bank asks whether this payment of ${{ amount }} is yours.`,
  pass: msg`Yes, I confirm`,
  fail: msg`No, decline`,
  leave: msg`You can also close this window without answering.`,
  back: msg`Back to the booking`,
  endings: {
    passed: { title: msg`Payment confirmed`, text: msg`You can close this window.` },
    failed: {
      title: msg`Payment refused`,
      text: msg`Nothing was charged. You can close this window.`,
    },
    over: {
      title: msg`This request has expired`,
      text: msg`Another payment was started, or the time has run out.`,
    },
    unknown: { title: msg`Unknown request`, text: msg`The address may be incomplete.` },
  },
}
