import addFormats from 'ajv-formats'
import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js'

import { contractDocument, type LocatedNode } from './document.ts'

/** OpenAPI keywords that are not part of JSON Schema. */
const OPENAPI_KEYWORDS = [...Object.keys(contractDocument), 'x-extension']

/**
 * Creates a validator in which the document's own `$ref`s are resolved. Unknown formats and keywords are
 * errors.
 */
export function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    validateSchema: false,
    allErrors: true,
    ...options,
  })
  addFormats(ajv)
  ajv.addVocabulary(OPENAPI_KEYWORDS)
  ajv.addSchema(contractDocument, 'contract')
  return ajv
}

const toSchemaReference = (pointer: string) => ({ $ref: `contract#${pointer}/schema` })

const bodyAjv = createAjv({})
const textAjv = createAjv({ coerceTypes: true })
const compiledValidators = new Map<string, ValidateFunction>()

/** Returns the validator of a media type's schema, compiled on first use. */
export function getBodyValidator(pointer: string): ValidateFunction {
  return getCachedValidator(pointer, () => bodyAjv.compile(toSchemaReference(pointer)))
}

/** Returns a validator for an object of parameters. It also converts their text to numbers and booleans. */
export function getParameterValidator(
  key: string,
  parameters: readonly LocatedNode<{ readonly name: string; readonly required?: boolean }>[],
): ValidateFunction {
  return getCachedValidator(key, () =>
    textAjv.compile({
      type: 'object',
      properties: Object.fromEntries(
        parameters.map(({ node, pointer }) => [node.name, toSchemaReference(pointer)]),
      ),
      required: parameters.filter(({ node }) => node.required).map(({ node }) => node.name),
    }),
  )
}

function getCachedValidator(key: string, compile: () => ValidateFunction): ValidateFunction {
  const known = compiledValidators.get(key)
  if (known) return known
  const check = compile()
  compiledValidators.set(key, check)
  return check
}
