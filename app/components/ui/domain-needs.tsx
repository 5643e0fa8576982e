/** What an owner has to have before a website can be reached under a name of its own. */
export function DomainNeeds() {
  return (
    <p className="text-sm text-muted">
      This is a name that belongs to you, such as rosas-bakery.com. You buy it from a company that sells domain names,
      not here, most often for 10 to 20 dollars a year. Without one your website keeps the address that it has.
    </p>
  );
}
