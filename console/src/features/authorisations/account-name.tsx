// An account by its name, and below it what it is for.
type Named = { readonly name: string; readonly description: string };

export function AccountName({ account: { name, description } }: { readonly account: Named }) {
  return (
    <>
      {name}
      {description !== '' && <div className="aside">{description}</div>}
    </>
  );
}
