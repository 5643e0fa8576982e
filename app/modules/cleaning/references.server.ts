import { Prisma } from "~/lib/db.server";

/** Whether anything has the row `code` of `site_codes`. */
export const isReferredCode = Prisma.sql`(
  exists (select from websites where code_hash = code.hash)
  or exists (select from versions where code_hash = code.hash)
  or exists (select from generation_runs where code_hash = code.hash)
  or exists (select from deployments where code_hash = code.hash)
  or exists (select from snapshots where code_hash = code.hash))`;

/**
 * Whether anything has the row `blob` of `blobs`: a picture, its AVIF, a file of a snapshot, or one that renderers
 * serve, those included that only open pages ask for.
 */
export const isReferredBlob = Prisma.sql`(
  exists (select from assets where blob_hash = blob.hash)
  or exists (select from avif_forms where avif_hash = blob.hash)
  or blob.hash in (
    select unnest(array_remove(array[file.value ->> 'hash', file.value -> 'avif' ->> 'hash'], null)) from snapshots, jsonb_each(manifest) as file)
  or blob.hash in (
    select unnest(array_remove(array[file.value ->> 'hash', file.value -> 'avif' ->> 'hash'], null))
      from edge_state, jsonb_each(coalesce(edge_state.value -> 'files', '{}')) as file where edge_state.key like 'site:%')
  or blob.hash in (
    select unnest(array_remove(array[file.value ->> 'hash', file.value -> 'avif' ->> 'hash'], null))
      from edge_state, jsonb_each(coalesce(edge_state.value -> 'retired', '{}')) as file where edge_state.key like 'site:%'))`;
