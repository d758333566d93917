import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Api } from '#api/client.ts'
import type { RentalRules } from '@masar/domain/rental/rental-rules.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { Input } from '#ui/control/controls.tsx'
import { Field } from '#ui/form/field.tsx'
import { useEarlyInput } from '#ui/form/use-early-input.ts'
import { LocationsMap } from '#rental/map/locations-map.tsx'
import { toMapLocations } from '#rental/map/map-locations.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { Notice } from '#ui/toast/notice.tsx'
import { PageIntro } from '#ui/page/page-intro.tsx'
import { NEEDS_SCRIPT_PROPS } from '#ui/page/needs-script.tsx'
import { Page } from '#ui/page/page.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { Countries } from './countries.tsx'
import { LocationOnMap } from './location-on-map.tsx'
import { LocationPanel } from './location-panel.tsx'

type Schemas = components['schemas']

export interface LocationsPageProps {
  api: Api
  countries: Schemas['CountryWithLocations'][]
  /** The location in the URL; null if it does not exist. */
  chosen?: Schemas['LocationDetail'] | null
  /** Determines the default dates of the links. */
  rules: RentalRules
  /** The search keyword. */
  keyword: string
  onKeyword: (keyword: string) => void
  /** The search results, if there is a keyword. */
  found?: ReactNode
}

/** The pick-up locations, by country. */
export function LocationsPage(props: LocationsPageProps) {
  const { api, countries, chosen, rules, keyword, onKeyword, found } = props
  const { t } = useLingui()
  const { dailyPrices } = useCapabilities()
  const field = useEarlyInput(keyword, onKeyword)
  const locations = countries.flatMap((country) => country.locations)

  const all =
    countries.length > 0 ? (
      <Countries countries={countries} />
    ) : (
      <P>
        <Trans>No locations yet.</Trans>
      </P>
    )

  return (
    <Page>
      <Stack gap="8">
        <PageIntro title={t`Locations`} scene="beach">
          <P tone="muted">
            {dailyPrices ? (
              <Trans>All pick-up locations, with the lowest price per day.</Trans>
            ) : (
              <Trans>All pick-up locations.</Trans>
            )}
          </P>
        </PageIntro>
        {chosen === null ? (
          <Notice tone="info" title={<Trans>Location not found</Trans>}>
            <Trans>It may have closed. Search for another one nearby.</Trans>
          </Notice>
        ) : null}
        {chosen ? (
          <LocationPanel key={chosen._id} location={chosen} countries={countries} rules={rules} />
        ) : null}
        <styled.search maxW="28rem" {...NEEDS_SCRIPT_PROPS}>
          <Field label={<Trans>Search locations</Trans>}>
            {(control) => (
              <Input
                {...control}
                ref={field}
                type="search"
                maxLength={100}
                value={keyword}
                onChange={({ currentTarget: { value } }) => onKeyword(value)}
              />
            )}
          </Field>
        </styled.search>
        {found}
        {countries.length > 0 ? (
          <LocationsMap api={api} locations={toMapLocations(locations)}>
            {({ id }) => {
              const location = locations.find(({ _id }) => _id === id)
              return location ? <LocationOnMap location={location} rules={rules} /> : null
            }}
          </LocationsMap>
        ) : null}
        {found ? null : all}
      </Stack>
    </Page>
  )
}
