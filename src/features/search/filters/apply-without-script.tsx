import { Trans } from '@lingui/react/macro'

import { Button } from '#ui/control/button.tsx'
import { WithoutScript } from '#ui/page/needs-script.tsx'

import { FILTER_FORM_ID } from './filter-links.ts'

/**
 * The button that submits the filters and the sort order without JavaScript. With JavaScript, the button is
 * hidden and each choice applies immediately.
 */
export const ApplyWithoutScript = () => (
  <WithoutScript>
    <Button type="submit" form={FILTER_FORM_ID}>
      <Trans>Apply filters and order</Trans>
    </Button>
  </WithoutScript>
)
