import type { operations } from '@masar/openapi/schema.d.ts'

export type OperationId = keyof operations

type Given<Part> = [NonNullable<Part>] extends [never]
  ? Readonly<Record<string, never>>
  : NonNullable<Part>

type Params<Id extends OperationId> = Given<operations[Id]['parameters']['path']>
type Query<Id extends OperationId> = Given<operations[Id]['parameters']['query']>
type Headers<Id extends OperationId> = Given<operations[Id]['parameters']['header']>

/** The JSON or text an operation is sent; `undefined` for operations without, and for uploads. */
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } }
}
  ? Json
  : operations[Id] extends { requestBody: { content: { '*/*': infer Text } } }
    ? Text
    : undefined

/** A request that has kept the contract: parameters are numbers and booleans where it says so. */
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

/** What an operation answers with a status. */
type Answer<
  Id extends OperationId,
  Status extends keyof Responses<Id> = 200 & keyof Responses<Id>,
> = ReplyContent<Responses<Id>[Status]>

/** Every yes and no of an operation. Refusals are thrown. */
export type OperationReply<Id extends OperationId> = {
  [Status in keyof Responses<Id> & (200 | 204)]: undefined extends Answer<Id, Status>
    ? { readonly status: Status; readonly body?: undefined }
    : { readonly status: Status; readonly body: Answer<Id, Status> }
}[keyof Responses<Id> & (200 | 204)]
