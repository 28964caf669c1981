-- Beside the platform's words its code, by which they are said in the reader's language.
alter table publication add column platform_code text not null default '';
