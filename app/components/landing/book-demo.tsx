import { DemoForm } from "./demo-form";

export function BookDemo() {
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="shell grid gap-10 py-20 sm:py-32 lg:grid-cols-12 lg:gap-8"
    >
      <div className="grid content-start gap-4 lg:col-span-5">
        <h2 id="contact-title" className="font-serif text-title">
          Book A Demo
        </h2>
        <p className="max-w-sm text-lg text-muted">
          Leave your name and an address. We will write to you, and build a first version of your site while you watch.
        </p>
      </div>
      <div className="lg:col-span-7 lg:pt-2">
        <DemoForm />
      </div>
    </section>
  );
}
