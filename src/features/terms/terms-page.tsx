import { useLingui } from '@lingui/react/macro'

import { Article } from '#ui/article/article.tsx'

import { Changes } from './chapters/changes.tsx'
import { Money } from './chapters/money.tsx'
import { Rights } from './chapters/rights.tsx'
import { TheContract } from './chapters/the-contract.tsx'
import { TheRoad } from './chapters/the-road.tsx'
import { Contents } from './contents.ts'
import { TERMS_LAST_CHANGE_DATE, type TermsFacts } from './terms-facts.ts'

/** The terms that a customer accepts at sign-up and at checkout (PAGE-7, BOOK-7). */
export function TermsPage(facts: TermsFacts) {
  const { t } = useLingui()

  return (
    <Article title={t`Terms of use`} since={TERMS_LAST_CHANGE_DATE} contents={<Contents />}>
      <TheContract facts={facts} />
      <Money />
      <Changes />
      <TheRoad />
      <Rights facts={facts} />
    </Article>
  )
}
