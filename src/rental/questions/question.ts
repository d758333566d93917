import type { RentalSettings } from '@masar/domain/rental/rental-rules.ts'

/** A question with its answer, in the visitor's language; its address is `/faq#{id}`. */
export interface Question {
  id: string
  title: string
  answer: string
}

export interface Topic {
  id: string
  title: string
  questions: readonly Question[]
}

/** What the operator has set, for the answers that go by it. */
export interface FaqFacts {
  siteName: string
  contactEmail: string
  settings: RentalSettings
}
