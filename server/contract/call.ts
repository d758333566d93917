import type { operations } from '@masar/openapi/schema.d.ts'

export type OperationId = keyof operations

type PartOrEmpty<Part> = [NonNullable<Part>] extends [never]
  ? Readonly<Record<string, never>>
  : NonNullable<Part>

type Params<Id extends OperationId> = PartOrEmpty<operations[Id]['parameters']['path']>
type Query<Id extends OperationId> = PartOrEmpty<operations[Id]['parameters']['query']>
type Headers<Id extends OperationId> = PartOrEmpty<operations[Id]['parameters']['header']>

/**
 * The JSON or text body of an operation; `undefined` for operations without one, and for uploads.
 */
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } }
}
  ? Json
  : operations[Id] extends { requestBody: { content: { '*/*': infer Text } } }
    ? Text
    : undefined

/** A validated request: parameters are numbers and booleans where the contract requires it. */
export interface Call<Id extends OperationId> {
  readonly params: Params<Id>
  readonly query: Query<Id>
  readonly headers: Headers<Id>
  readonly body: Body<Id>
}

type Responses<Id extends OperationId> = operations[Id]['responses']
type ReplyContent<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : undefined

/** The response body of an operation for a status. */
type ResponseBody<
  Id extends OperationId,
  Status extends keyof Responses<Id> = 200 & keyof Responses<Id>,
> = ReplyContent<Responses<Id>[Status]>

/** Every response of an operation, except errors, which are thrown. */
export type OperationReply<Id extends OperationId> = {
  [Status in keyof Responses<Id> & (200 | 204)]: undefined extends ResponseBody<Id, Status>
    ? { readonly status: Status; readonly body?: undefined }
    : { readonly status: Status; readonly body: ResponseBody<Id, Status> }
}[keyof Responses<Id> & (200 | 204)]
