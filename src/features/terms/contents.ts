import { msg } from '@lingui/core/macro'

import { defineArticle } from '#ui/article/article-parts.tsx'

export const { Part, Contents } = defineArticle('/tos', {
  contract: msg`Who your contract is with`,
  account: msg`Using the site and your account`,
  booking: msg`How a booking is made`,
  price: msg`The price and what it includes`,
  payment: msg`How you pay`,
  deposit: msg`The deposit`,
  cancellation: msg`Cancelling`,
  amendments: msg`Changing a booking`,
  driver: msg`Who may drive`,
  counter: msg`Pick-up and return`,
  fuel: msg`Fuel and mileage`,
  care: msg`Insurance, breakdowns and accidents`,
  liability: msg`Liability`,
  data: msg`Your data`,
  complaints: msg`Complaints`,
  law: msg`Law, and changes of these terms`,
})
