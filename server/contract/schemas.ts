import addFormats from 'ajv-formats'
import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js'

import { contractDocument, type Located } from './document.ts'

/** OpenAPI keywords that are not part of JSON Schema. */
const NOT_JSON_SCHEMA = [...Object.keys(contractDocument), 'x-extension']

/** The document's own `$ref`s are resolved in place. Unknown formats and keywords are errors. */
export function ajvFor(options: Options): Ajv2020 {
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
  ajv.addVocabulary(NOT_JSON_SCHEMA)
  ajv.addSchema(contractDocument, 'contract')
  return ajv
}

const schemaReference = (pointer: string) => ({ $ref: `contract#${pointer}/schema` })

const bodies = ajvFor({})
const texts = ajvFor({ coerceTypes: true })
const compiled = new Map<string, ValidateFunction>()

/** The validator of a media type's schema, compiled on first use. */
export function bodyCheck(pointer: string): ValidateFunction {
  return cached(pointer, () => bodies.compile(schemaReference(pointer)))
}

/** A validator of parameters by name that also converts their text to numbers and booleans. */
export function parameterCheck(
  key: string,
  parameters: readonly Located<{ readonly name: string; readonly required?: boolean }>[],
): ValidateFunction {
  return cached(key, () =>
    texts.compile({
      type: 'object',
      properties: Object.fromEntries(
        parameters.map(({ node, pointer }) => [node.name, schemaReference(pointer)]),
      ),
      required: parameters.filter(({ node }) => node.required).map(({ node }) => node.name),
    }),
  )
}

function cached(key: string, compile: () => ValidateFunction): ValidateFunction {
  const known = compiled.get(key)
  if (known) return known
  const check = compile()
  compiled.set(key, check)
  return check
}
