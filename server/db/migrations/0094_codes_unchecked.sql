-- Values of enumerations are the contract's, which holds what comes in. Said here a second time, a new value was an
-- error of the database until a migration said it, too, and what a later version had stored could not be put back.
alter table agenda_attendee drop constraint agenda_attendee_reply_check;
alter table agenda_event drop constraint agenda_event_kind_check,
  drop constraint agenda_event_status_check,
  drop constraint agenda_event_visibility_check;
alter table chat_member drop constraint chat_member_side_check;
alter table chat_message drop constraint chat_message_side_check;
alter table chat_report drop constraint chat_report_reason_check;
alter table contact drop constraint contact_kind_check;
alter table contact_consent drop constraint contact_consent_state_check;
alter table contact_entry drop constraint contact_entry_kind_check;
alter table demand drop constraint demand_status_check;
alter table demand_history drop constraint demand_history_kind_check;
alter table import_item drop constraint import_item_action_check;
alter table import_run drop constraint import_run_status_check;
alter table inbox_file drop constraint inbox_file_mime_check;
alter table inbox_message drop constraint inbox_message_delivery_check,
  drop constraint inbox_message_kind_check,
  drop constraint inbox_message_side_check;
alter table inbox_thread drop constraint inbox_thread_kind_check,
  drop constraint inbox_thread_last_side_check;
alter table intake_row drop constraint intake_row_fate_check;
alter table intake_run drop constraint intake_run_dates_check,
  drop constraint intake_run_format_check,
  drop constraint intake_run_mode_check,
  drop constraint intake_run_status_check;
alter table lead drop constraint lead_kind_check,
  drop constraint lead_preferred_contact_check,
  drop constraint lead_state_check;
alter table list_view drop constraint list_view_list_check;
alter table listing_figure drop constraint listing_figure_kind_check;
alter table match drop constraint match_reason_check,
  drop constraint match_state_check;
alter table media_file drop constraint media_file_state_check;
alter table notification drop constraint notification_kind_check;
alter table offer drop constraint offer_financing_check,
  drop constraint offer_last_side_check,
  drop constraint offer_stage_check,
  drop constraint offer_state_check;
alter table offer_turn drop constraint offer_turn_act_check,
  drop constraint offer_turn_side_check;
alter table property drop constraint property_status_check,
  drop constraint property_substatus_check;
alter table property_history drop constraint property_history_kind_check,
  drop constraint property_history_reason_check;
alter table property_media drop constraint property_media_kind_check,
  drop constraint property_media_visibility_check;
alter table qr_code drop constraint qr_code_place_check;
alter table rental_file drop constraint rental_file_island_check,
  drop constraint rental_file_side_check,
  drop constraint rental_file_state_check;
alter table report drop constraint report_reason_check,
  drop constraint report_state_check;
alter table saved_search drop constraint saved_search_frequency_check;
alter table selection drop constraint selection_channel_check,
  drop constraint selection_language_check;
alter table selection_home drop constraint selection_home_reaction_check,
  drop constraint selection_home_reason_check;
alter table visit_feedback drop constraint visit_feedback_by_check,
  drop constraint visit_feedback_next_step_check,
  drop constraint visit_feedback_price_opinion_check;
