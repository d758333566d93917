import type { ReactNode } from 'react'

import { chakra, Stack } from '#ui/style/styled.ts'
import { Tick } from '#ui/control/tick.tsx'

const Group = chakra('details', {
  base: { borderBottomWidth: '1px', borderColor: 'border', pb: '2' },
})
const Title = chakra('summary', {
  base: { py: '2', fontWeight: 'semibold', cursor: 'pointer' },
})

export interface FilterOption {
  value: string
  label: ReactNode
  isChosen: boolean
  /** How many cars it would give; undefined where the backend does not count. */
  count?: number | undefined
}

export interface FilterOptionsProps {
  title: string
  kind: 'checkbox' | 'radio'
  options: readonly FilterOption[]
  isOpen: boolean
  onChoose: (value: string) => void
}

/** One filter: a heading that opens it, and its options with the number of cars behind each. */
export function FilterOptions({ title, kind, options, isOpen, onChoose }: FilterOptionsProps) {
  return (
    <Group open={isOpen}>
      <Title>{title}</Title>
      <Stack as="fieldset" gap="0" border="0" p="0" pt="1" minW="0">
        <chakra.legend srOnly>{title}</chakra.legend>
        {options.map(({ value, label, isChosen, count }) => (
          <Tick
            key={value}
            type={kind}
            name={title}
            checked={isChosen}
            disabled={count === 0 && !isChosen}
            aside={count}
            onChange={() => onChoose(value)}
          >
            {label}
          </Tick>
        ))}
      </Stack>
    </Group>
  )
}
