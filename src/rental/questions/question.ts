import type { RentalSettings } from '@masar/domain/rental/rental-rules.ts'

/** A question and its answer in the visitor's language, at `/faq#{id}`. */
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

/** The operator's settings that appear in answers. */
export interface FaqFacts {
  siteName: string
  contactEmail: string
  settings: RentalSettings
}
