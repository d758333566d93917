import type { ReactNode } from 'react'

import { type Extra, type ExtraOffer, isIncludedExtra } from '@masar/domain/pricing/extras.ts'
import { Tick } from '#ui/control/tick.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { OptionPicture } from './option-picture.tsx'
import { OptionRow } from './option-row.tsx'
import { useOptionText } from './option-texts.ts'

export interface OptionChoiceProps {
  extra: Extra
  offer: ExtraOffer
  isOn: boolean
  price: ReactNode
  onSwitch: ((extra: Extra, on: boolean) => void) | undefined
}

/** An option in a list, with its name, explanation and price. */
export function OptionChoice({ extra, offer, isOn, price, onSwitch }: OptionChoiceProps) {
  const { name, explanation } = useOptionText()(extra, offer)
  // An included option cannot be removed. An additional driver remains selectable, because the driver must be
  // named.
  const isIncluded = isIncludedExtra(extra, offer)
  const text = (
    <>
      <styled.span fontWeight="medium">{name}</styled.span>
      <P as="span" display="block" size="sm" tone="muted">
        {explanation}
      </P>
    </>
  )

  return (
    <OptionRow>
      <WhenParsed>
        <OptionPicture extra={extra} isSelected={onSwitch !== undefined && isOn && !isIncluded} />
        {onSwitch ? (
          <Tick
            type="checkbox"
            checked={isOn || isIncluded}
            disabled={isIncluded}
            onChange={(event) => onSwitch(extra, event.target.checked)}
            aside={price}
          >
            {text}
          </Tick>
        ) : (
          <ReadOnlyRow>
            <styled.div flex="1 1 7rem" minW="0">
              {text}
            </styled.div>
            <styled.div ms="auto" color="fg.muted" fontVariantNumeric="tabular-nums">
              {price}
            </styled.div>
          </ReadOnlyRow>
        )}
      </WhenParsed>
    </OptionRow>
  )
}

/** The layout of a `Tick` without its checkbox. */
const ReadOnlyRow = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'start', py: '0.5' },
})
