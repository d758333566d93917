/** An address that breaks after its @ first, and inside a word only where that is not enough. */
export function BreakableEmail({ email }: { email: string }) {
  const end = email.lastIndexOf('@') + 1

  return (
    <>
      {email.slice(0, end)}
      <wbr />
      {email.slice(end)}
    </>
  )
}
