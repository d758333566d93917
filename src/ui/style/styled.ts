import type { ComponentPropsWithRef, ElementType, JSX, ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'

import type {
  RecipeDefinition,
  RecipeSelection,
  RecipeVariantRecord,
} from '#styled/types/recipe.d.ts'
import type { SystemProperties } from '#styled/types/style-props.d.ts'
import type { SystemStyleObject } from '#styled/types/system-types.d.ts'

import { toClassNames, type Styles } from './class-names.ts'
import { hashClass } from './hash-class.ts'
import { STYLE_NAMES, type StyleName } from './style-names.ts'

/** Defines a shared recipe. Panda finds recipes by the name of this function. */
export const cva = <Variants extends RecipeVariantRecord>(recipe: RecipeDefinition<Variants>) =>
  recipe

/** Styles by name. Each value is known at build time, or is one of several known values. */
export type StyleProps = {
  [Name in StyleName]?: Name extends keyof SystemProperties
    ? SystemProperties[Name]
    : SystemStyleObject
}

type StyledProps<Tag extends ElementType, Variants> = Omit<
  ComponentPropsWithRef<Tag>,
  StyleName | keyof Variants | 'as'
> &
  StyleProps &
  Variants & {
    /** Renders another element. */
    as?: ElementType
  }

/** A component that takes styles as props. */
export type Styled<Tag extends ElementType, Variants = unknown> = (
  props: StyledProps<Tag, Variants>,
) => ReactNode

interface Options<Tag extends ElementType> {
  defaultProps?: Partial<ComponentPropsWithRef<Tag>>
}

interface Factory {
  <Tag extends ElementType>(tag: Tag): Styled<Tag>
  <Tag extends ElementType, Variants extends RecipeVariantRecord>(
    tag: Tag,
    recipe: RecipeDefinition<Variants>,
    options?: Options<Tag>,
  ): Styled<Tag, RecipeSelection<Variants>>
}

type Elements = { [Tag in keyof JSX.IntrinsicElements]: Styled<Tag> }
type Props = Record<string, unknown>

interface StyleRecipe {
  base?: Styles
  variants?: Record<string, Record<string, Styles>>
  defaultVariants?: Props
}

/**
 * Creates a component with this recipe. Its style sheet is generated at build time (`panda.config.ts`); the
 * class names of a set of styles are computed on first use and cached.
 */
function createStyled(
  tag: ElementType,
  { base = {}, variants = {}, defaultVariants }: StyleRecipe = {},
  { defaultProps }: { defaultProps?: Props } = {},
) {
  const known = new Map<string, string>()

  function writeClasses(chosen: Props, { css: more = {}, ...styles }: Record<string, Styles>) {
    const variantStyles = Object.entries({ ...defaultVariants, ...chosen }).map(
      ([name, variant]) => variants[name]?.[String(variant)] ?? {},
    )
    const classes = toClassNames(base, ...variantStyles, styles, more)
    return import.meta.env.PROD ? classes.replaceAll(/\S+/g, hashClass) : classes
  }

  return function Styled({ as = tag, ...given }: Props & { as?: ElementType }) {
    const props: Props = { ...defaultProps }
    const chosen: Props = {}
    const styles: Record<string, Styles> = {}
    let key = ''
    for (const name in given) {
      const value = given[name]
      const isVariant = name in variants
      if (!isVariant && !STYLE_NAMES.has(name)) props[name] = value
      else if (value != null) {
        if (isVariant) chosen[name] = value
        else styles[name] = value as Styles
        key += `${name}:${typeof value === 'string' ? value : JSON.stringify(value)};`
      }
    }
    const classes = known.get(key) ?? writeClasses(chosen, styles)
    known.set(key, classes)
    props['className'] =
      typeof given['className'] === 'string' ? `${classes} ${given['className']}` : classes
    // `createElement` would copy the props again.
    return jsx(as, props)
  }
}

const componentsByTag = new Map<string, ReturnType<typeof createStyled>>()

/** `styled.div`, `styled('p', recipe)`: an element or component with style props. */
export const styled = new Proxy(createStyled, {
  get(_, tag: string) {
    const element = componentsByTag.get(tag) ?? createStyled(tag as ElementType)
    componentsByTag.set(tag, element)
    return element
  },
}) as unknown as Factory & Elements

/** A column, or in the given `direction`. */
export const Stack = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '0.5rem' },
})

/** A row with centered items. */
export const HStack = styled('div', {
  base: { display: 'flex', flexDirection: 'row', alignItems: 'center', gap: '0.5rem' },
})

export const Flex = styled('div', { base: { display: 'flex' } })

/** A grid with the given number of equal `columns`. */
export const SimpleGrid = styled('div', { base: { display: 'grid' } })
