import { chakra, cva } from '../style/styled.ts'

const look = cva({
  base: {
    width: 'full',
    minW: '0',
    minH: '11',
    px: '3',
    py: '2',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    fontSize: 'md',
    _hover: { '&:not([aria-invalid=true])': { borderColor: 'fg' } },
    _placeholder: { color: 'fg.muted', opacity: 1 },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
    '&[aria-invalid=true]': { borderColor: 'danger.fg', borderWidth: '2px' },
  },
})

/** Native controls: they know every keyboard, screen reader and telephone. */
export const Input = chakra('input', look)
export const TextArea = chakra('textarea', look)
export const Select = chakra('select', look)
