import type { ReactNode } from 'react'

import { styled, Stack } from '#ui/style/styled.ts'
import { Tick } from '#ui/control/tick.tsx'
import { useOptimisticChoice } from '#ui/control/optimistic-choice.ts'

const Group = styled('details', {
  base: { borderBottomWidth: '1px', borderColor: 'border', pb: '2' },
})
const Title = styled('summary', {
  base: { py: '2', fontWeight: 'semibold', cursor: 'pointer' },
})

export interface FilterOption {
  value: string
  /** The value in the URL, if it differs from `value`. */
  param?: string
  label: ReactNode
  isChosen: boolean
  /** The number of cars with this option; undefined when the backend does not count them. */
  count?: number | undefined
}

export interface FilterOptionsProps {
  title: string
  /**
   * The query parameter. The column and the sheet on phones use the same parameter, but only one of them is in
   * a form.
   */
  name: string
  kind: 'checkbox' | 'radio'
  options: readonly FilterOption[]
  isOpen: boolean
  onChoose: (value: string, isOn: boolean) => Promise<void>
}

type Options = FilterOptionsProps['options']
interface PressedOption {
  value: string
  isOn: boolean
}

/** Returns the options after one of them was pressed. */
const CHOICE_REDUCERS: Record<
  FilterOptionsProps['kind'],
  (options: Options, choice: PressedOption) => Options
> = {
  checkbox: (options, { value, isOn }) =>
    options.map((one) => (one.value === value ? { ...one, isChosen: isOn } : one)),
  radio: (options, { value }) => options.map((one) => ({ ...one, isChosen: one.value === value })),
}

/** One filter: a heading that expands it, and its options with the number of cars for each. */
export function FilterOptions(props: FilterOptionsProps) {
  const { title, name, kind, isOpen, onChoose } = props
  const [options, choose] = useOptimisticChoice(
    props.options,
    CHOICE_REDUCERS[kind],
    ({ value, isOn }) => onChoose(value, isOn),
  )

  return (
    <Group open={isOpen}>
      <Title>{title}</Title>
      <Stack as="fieldset" gap="0" border="0" p="0" pt="1" minW="0">
        <styled.legend srOnly>{title}</styled.legend>
        {options.map(({ value, param = value, label, isChosen, count }) => (
          <Tick
            key={value}
            type={kind}
            name={name}
            value={param}
            checked={isChosen}
            disabled={count === 0 && !isChosen}
            aside={count}
            onChange={() => choose({ value, isOn: !isChosen })}
          >
            {label}
          </Tick>
        ))}
      </Stack>
    </Group>
  )
}
