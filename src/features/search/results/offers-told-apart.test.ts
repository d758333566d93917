import { expect, it } from 'vitest'

import { CLIO, DUSTER } from '#testing/fleet.ts'

import { tellOffersApart } from './offers-told-apart.ts'

const offer = (changes: Partial<typeof CLIO>) => ({ ...CLIO, ...changes })

it('two offers of one model are told apart by the facts in which they differ', () => {
  const offers = [offer({ _id: 'a' }), offer({ _id: 'b', aircon: false, mileage: 300 })]

  expect(tellOffersApart([...offers, DUSTER])).toEqual(
    new Map([[CLIO.name, ['cooling', 'mileage']]]),
  )
})

it('the same car of two suppliers is told apart by who rents it out', () => {
  const offers = [offer({ _id: 'a' }), offer({ _id: 'b', supplier: DUSTER.supplier })]

  expect(tellOffersApart(offers).get(CLIO.name)).toEqual(['supplier'])
})

it('what is offered once is told from nothing', () => {
  expect(tellOffersApart([CLIO, DUSTER])).toEqual(new Map())
})
