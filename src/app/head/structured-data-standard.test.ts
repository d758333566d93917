import Validator from '@adobe/structured-data-validator'
import { expect, it } from 'vitest'

import { toCarData, toOrganisationData } from './structured-data.ts'
import { CLIO_DETAIL } from '#testing/fleet.ts'
import { HARD_NAMES } from '@masar/domain/testing/hard-names.ts'

/**
 * Returns violations of schema.org and of Google's rich results rules. Ignores warnings, which are about
 * optional properties.
 */
async function findErrors(type: string, data: object) {
  const thing = JSON.parse(
    JSON.stringify({ '@context': 'https://schema.org', ...data, '@type': type }),
  )
  const issues = await new Validator().validate({
    jsonld: { [type]: [thing] },
    microdata: {},
    rdfa: {},
  })
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage }) => issueMessage)
}

it.each(HARD_NAMES)(
  'structured data describes a car with a photo, called %j, as a product',
  async (name) => {
    const supplier = { ...CLIO_DETAIL.supplier, fullName: name }
    const page = { url: 'https://cars.example/car/1', photo: 'https://cars.example/clio.jpg' }
    expect(
      await findErrors('Product', toCarData({ ...CLIO_DETAIL, name, supplier }, page)),
    ).toEqual([])
  },
)

it('structured data does not describe a car without a photo as a product', async () => {
  const page = { url: 'https://cars.example/car/1', photo: null }
  const data = toCarData(CLIO_DETAIL, page)
  expect(data['@type']).toBe('Car')
  expect(await findErrors('Product', data)).toEqual(['Required attribute "image" is missing'])
})

it('structured data describes the operator', async () => {
  const site = {
    siteName: HARD_NAMES[1] ?? '',
    contactEmail: 'a@b.example',
    origin: 'https://b.example',
  }
  expect(await findErrors('Organization', toOrganisationData(site))).toEqual([])
})
