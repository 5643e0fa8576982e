import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { useForm } from "./use-form";

const { read } = vi.hoisted(() => ({ read: [] as unknown[] }));
vi.mock("@conform-to/react", () => ({
  useForm: () => [new Proxy({}, { get: (_, name) => void read.push(name) }), {}],
}));

// A field may come too late to be noted: Conform does not note what is read after something was typed.
it("listens to all errors before any field is rendered", () => {
  const readBefore: unknown[] = [];
  const Field = () => void readBefore.push(...read);
  const Form = () => {
    useForm({});
    return <Field />;
  };
  renderToString(<Form />);
  expect(readBefore).toEqual(["allErrors", "key"]);
});
