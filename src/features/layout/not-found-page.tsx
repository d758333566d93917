import { Trans, useLingui } from '@lingui/react/macro'
import { TripSearchForm } from '#rental/trip-form/trip-search-form.tsx'
import { useViewer } from '#rental/viewer.tsx'
import { WayBack } from '#rental/way-back.tsx'
import { ButtonLink } from '#ui/control/button.tsx'

export function NotFoundPage() {
  const { t } = useLingui()
  const { user } = useViewer()

  return (
    <WayBack
      title={t`Nothing to see here!`}
      search={<TripSearchForm />}
      actions={
        <>
          <ButtonLink to="/" variant="outline">
            <Trans>Find a car</Trans>
          </ButtonLink>
          {user ? (
            <ButtonLink to="/bookings" variant="outline">
              <Trans>View my bookings</Trans>
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <Trans>The address may be mistyped, or the page may have moved.</Trans>
    </WayBack>
  )
}
