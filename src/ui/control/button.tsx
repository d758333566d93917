import { createLink } from '@tanstack/react-router'

import { styled, cva } from '../style/styled.ts'

const buttonStyles = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    variant: {
      solid: { bg: 'primary', color: 'primary.fg', _hover: { bg: 'primary.hover' } },
      outline: {
        borderColor: 'border.strong',
        color: 'fg',
        bg: 'bg.raised',
        _hover: { bg: 'bg.subtle' },
      },
      ghost: { color: 'fg', bg: 'transparent', _hover: { bg: 'bg.subtle' } },
      danger: { bg: 'danger.fg', color: 'bg', _hover: { filter: 'brightness(1.1)' } },
    },
    size: {
      sm: {
        minH: '9',
        px: '3',
        py: '1',
        fontSize: 'sm',
        '@media (pointer: coarse)': { minH: '11' },
      },
      // Leaves space for words at 200% text size.
      md: { minH: '11', px: 'min(1.25rem, 5.2vw)', py: '2', fontSize: 'md' },
      lg: { minH: '12', px: 'min(1.5rem, 7vw)', py: '3', fontSize: 'lg' },
      icon: { minH: '11', minW: '11', px: '2', py: '2' },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})

/** A button. Submits a form only with `type="submit"`. */
export const Button = styled('button', buttonStyles, { defaultProps: { type: 'button' } })

/** A label that looks like a button, and shows the focus of its hidden control. */
export const ButtonLabel = styled(styled('label', buttonStyles), {
  base: {
    position: 'relative',
    '@supports selector(:has(*))': {
      '&:has(:focus-visible)': {
        outline: '3px solid',
        outlineColor: 'accent',
        outlineOffset: '2px',
      },
    },
    // A fallback for Firefox 115, which lacks `:has()`.
    '@supports not selector(:has(*))': {
      '&:focus-within': { outline: '3px solid', outlineColor: 'accent', outlineOffset: '2px' },
    },
  },
})

/** A link to another site that looks like a button. */
export const ExternalButtonLink = styled('a', buttonStyles)

/** A link that looks like a button: it can be opened in another tab. */
export const ButtonLink = createLink(styled('a', buttonStyles))
