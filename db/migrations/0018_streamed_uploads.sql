CREATE TABLE "source_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"pack_id" text NOT NULL,
	"source_id" text,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "source_uploads_source_id_unique" UNIQUE("source_id")
);
--> statement-breakpoint
ALTER TABLE "source_files" RENAME COLUMN "source_id" TO "upload_id";--> statement-breakpoint
ALTER TABLE "source_files" DROP CONSTRAINT "source_files_source_id_sources_id_fk";
--> statement-breakpoint
ALTER TABLE "source_files" DROP CONSTRAINT "source_files_source_id_ordinal_pk";--> statement-breakpoint
ALTER TABLE "source_files" ADD CONSTRAINT "source_files_upload_id_ordinal_pk" PRIMARY KEY("upload_id","ordinal");--> statement-breakpoint
ALTER TABLE "source_uploads" ADD CONSTRAINT "source_uploads_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_uploads" ADD CONSTRAINT "source_uploads_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_uploads_pack" ON "source_uploads" USING btree ("pack_id");--> statement-breakpoint
INSERT INTO "source_uploads" ("id", "owner_id", "pack_id", "source_id") SELECT "id", "owner_id", "pack_id", "id" FROM "sources" WHERE EXISTS (SELECT FROM "source_files" WHERE "upload_id" = "sources"."id");--> statement-breakpoint
ALTER TABLE "source_files" ADD CONSTRAINT "source_files_upload_id_source_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."source_uploads"("id") ON DELETE cascade ON UPDATE no action;