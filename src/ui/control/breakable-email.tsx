/** An email address that wraps after its @, and inside a word only if that is not enough. */
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
